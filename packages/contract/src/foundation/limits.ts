/**
 * Figures of the product that more than one part needs, from section 9 of both documents. Units stand in the names;
 * plain counts have none. Limits of a team (`detail.limitedQuantity`) are data, not constants: `UNLIMITED` means unset.
 */

/** Value of a limit that nobody has set. */
export const UNLIMITED = -1;
/** The user in whose name data is recovered. */
export const SYSTEM_USER_ID = "-10";
/** The tenant of built-in roles. */
export const BUILT_IN_TENANT_ID = "-1";
/** Key of the built-in role that may do everything. */
export const ADMIN_ROLE_KEY = "ADMIN";

export const DEFAULT_THEME_COLOR = "#07b238";
export const DEFAULT_TIMEZONE = "Asia/Shanghai";

// Calls
export const REQUEST_TIMEOUT_MS = 30_000;
export const PDF_EXPORT_TIMEOUT_MS = 60_000;
export const GUIDANCE_TIMEOUT_MS = 3_000;
export const ASSET_TIMEOUT_MS = 120_000;
export const ASSET_RETRIES = 1;
export const LOOKUP_DEBOUNCE_MS = 200;
export const LOG_DELAY_MS = 1_000;
export const LOG_IDLE_TIMEOUT_MS = 10_000;
export const VISITOR_COOKIE_DAYS = 36_500;

// Lists
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
export const MAX_SEARCH_CHARACTERS = 100;
export const ROLES_PAGE_SIZE = 1_000;
export const EQUIPMENT_LOADER_PAGE_SIZE = 1_000;
export const EQUIPMENT_PAGE_SIZE = 10;
export const PROJECT_USERS_PAGE_SIZE = 20;

// Accounts
export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 200;
export const PASSWORD_ROTATION_DAYS = 180;
export const VERIFICATION_RESEND_SECONDS = 60;
export const MAX_AVATAR_BYTES = 2 * 1024 ** 2;
export const MAX_AVATAR_FILES = 1;
export const MAX_DELETION_REASON_CHARACTERS = 200;
/** What an approver says to a decision; the same bound as the reason against a deletion. */
export const MAX_APPROVAL_REMARK_CHARACTERS = 200;
/** How long a lost second step that several teams have agreed on still stands, so that its person can say no. */
export const SECOND_FACTOR_RESET_HOURS = 24;
/** For how long a team's agreement to take it away holds. */
export const SECOND_FACTOR_RESET_DAYS = 7;
/** Why a member was helped in. */
export const MAX_HELP_REASON_CHARACTERS = 200;
export const MAX_APPROVAL_STEPS = 10;
export const MAX_APPROVALS_PER_CALL = 100;
export const MAX_CUSTOMIZATION_CHARACTERS = 512;
/** A free application needs a team of more people than this. */
export const FREE_APPLICATION_TEAM_SIZE = 2;

// Teams
export const MAX_BATCH_INVITATIONS = 50;
export const INVITATION_DAYS = 7;
export const MAX_IP_RANGES = 200;
export const MAX_TOKEN_DAYS = 366;

// Plans
export const MIN_TEAM_SEATS = 3;
/** More seats than this get a quote of their own. */
export const CUSTOM_QUOTE_SEATS = 20;
/** Days or uses that one redemption gives, redemptions of one code, and codes made at once: at most these. */
export const MAX_CODE_AMOUNT = 3_650;
export const MAX_CODE_USES = 100_000;
export const MAX_CODES_PER_CALL = 100;
export const STANDARD_STORAGE_BYTES = 5 * 1024 ** 3;

// Notifications and assistant
export const NOTIFICATION_TOAST_MS = 10_000;
export const NOTIFICATION_LIST_THROTTLE_MS = 300;
export const NOTIFICATION_BADGE_OVERFLOW = 99;
export const NOTIFICATION_POPUP_WIDTH_PX = 300;
export const CHAT_RESUME_MS = 10 * 60_000;
export const CHAT_HISTORY_THROTTLE_MS = 1_000;
export const CHAT_SCROLL_DELAY_MS = 500;
export const CHAT_SUGGESTION_ROTATION_MS = 5_000;

// Layout
export const LEFT_MENU_WIDTH_PX = 65;
export const SIDE_PANEL_WIDTH_PX = 240;
export const PRICING_DIALOG_WIDTH_PX = 1_200;
export const MODAL_LAYERS = [2060, 2061] as const;

// Files
export const MAX_FILE_NAME_CHARACTERS = 255;
export const MAX_UPLOAD_BYTES = 5 * 1024 ** 3;
export const MAX_FILES_PER_CALL = 500;
/** So many files are told that a file was made of, and that were made of it. */
export const MAX_FILE_USES = 200;
/** Folders within folders that one upload brings along. */
export const MAX_FOLDER_DEPTH = 32;
/** Larger files are sent in parts of this size, so that a broken line costs one part. */
export const UPLOAD_PART_BYTES = 32 * 1024 ** 2;
/** Files and folders that one copy or move between projects takes along, those inside folders counted. */
export const MAX_FILES_CARRIED = 10_000;
export const MAX_TAGS = 200;
export const MAX_TAG_CHARACTERS = 40;
export const MAX_TAGS_PER_CALL = 50;
/** What nobody takes out of the trash leaves for good after so many days. */
export const TRASH_DAYS = 30;

/** Keys of the browser's local storage. */
export const storageKeys = {
  locale: "yy-locale",
  timezone: "yy-timezone",
  lastVisitedProject: "yy-visited-project",
} as const;

/** A lock that nobody took off ends after a working day. */
export const FILE_LOCK_HOURS = 8;
