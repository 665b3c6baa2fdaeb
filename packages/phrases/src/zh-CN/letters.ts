/** Words of mails and short messages; the server alone speaks them. */
export const letters = {
  foot: "此邮件由 Benchleaf 自动发送，请勿回复。",
  codeSubject: "{{code}} 是您的 Benchleaf 验证码",
  codeLogin: "您正在登录 Benchleaf，验证码为：",
  codeRegister: "欢迎注册 Benchleaf，验证码为：",
  codeResetPassword: "您正在重置 Benchleaf 的登录密码，验证码为：",
  codeActivate: "您正在激活 Benchleaf 账号，验证码为：",
  codeVerifyIdentity: "您正在进行身份验证，验证码为：",
  codeNewAddress: "您正在将此联系方式绑定到 Benchleaf 账号，验证码为：",
  codeValid: "验证码 {{minutes}} 分钟内有效，请勿告诉他人。",
  codeIgnore: "如果不是您本人操作，请忽略此邮件，账号不会有任何变化。",
  codeSms: "【Benchleaf】验证码 {{code}}，{{minutes}} 分钟内有效，请勿告诉他人。",
  passwordChangedSubject: "您的 Benchleaf 密码已修改",
  passwordChanged: "您的账号密码刚刚修改，其他设备上的登录均已退出。",
  addressChangedSubject: "您的 Benchleaf 账号换绑了联系方式",
  addressChanged: "此联系方式已不再用于登录您的 Benchleaf 账号。",
  notYou: "如果不是您本人操作，请立即重置密码，并联系团队管理员。",
} as const;
