const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** An email or a mainland mobile number. */
export const isAccount = (text: string): boolean => EMAIL.test(text) || MAINLAND_MOBILE.test(text);
