/**
 * Figures of the product that more than one part needs, from section 9 of both documents. Units are in the names;
 * plain counts have none. Limits of a team (`detail.limitedQuantity`) are data, not constants: `UNLIMITED` means
 * unset.
 */

/** Value of a limit that no one has set. */
export const UNLIMITED = -1;
/** The user on whose behalf data is recovered. */
export const SYSTEM_USER_ID = "-10";
/** The tenant of built-in roles. */
export const BUILT_IN_TENANT_ID = "-1";
/** Key of the built-in role that may do everything. */
export const ADMIN_ROLE_KEY = "ADMIN";

/** Colour of an installation that has chosen none; also what pages wear before they know it. */
export const DEFAULT_THEME_COLOR = "#07b238";
/** IANA zone of anyone who has chosen none. */
export const DEFAULT_TIMEZONE = "Asia/Shanghai";

// Calls
/** A request without a response is aborted after this many milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The same for a PDF that is made while one waits. */
export const PDF_EXPORT_TIMEOUT_MS = 60_000;
/** The same for a tour's state: a page does not wait for it for long. */
export const GUIDANCE_TIMEOUT_MS = 3_000;
/** The same for scripts and pictures, over slow lines. */
export const ASSET_TIMEOUT_MS = 120_000;
/** How often loading a script is retried. */
export const ASSET_RETRIES = 1;
/** A lookup while the user types waits for a pause of this many milliseconds. */
export const LOOKUP_DEBOUNCE_MS = 200;
/** Client events are collected for this many milliseconds. */
export const LOG_DELAY_MS = 1_000;
/** They are sent after this many milliseconds even if the browser is never idle. */
export const LOG_IDLE_TIMEOUT_MS = 10_000;
/** How long a browser is known again, in days. */
export const VISITOR_COOKIE_DAYS = 36_500;

// Lists
/** Rows of a page where the call names no number. */
export const DEFAULT_PAGE_SIZE = 50;
/** Maximum number of rows of a page that a call may ask for. */
export const MAX_PAGE_SIZE = 200;
/** Maximum length of a text that a list is searched by, in characters. */
export const MAX_SEARCH_CHARACTERS = 100;
/** Maximum number of roles of a team per request. */
export const ROLES_PAGE_SIZE = 1_000;
/** Devices that a choice loads at once. */
export const EQUIPMENT_LOADER_PAGE_SIZE = 1_000;
/** Devices on one page of their list. */
export const EQUIPMENT_PAGE_SIZE = 10;
/** Members on one page of a project. */
export const PROJECT_USERS_PAGE_SIZE = 20;

// Accounts
/** Shortest password, in characters. */
export const MIN_PASSWORD_CHARACTERS = 8;
/** Maximum length of a password, in characters: hashing a longer one would only keep the server busy. */
export const MAX_PASSWORD_CHARACTERS = 200;
/** Days until a password must be changed, if a team requires that. */
export const PASSWORD_ROTATION_DAYS = 180;
/** Seconds until another code can be requested. */
export const VERIFICATION_RESEND_SECONDS = 60;
/** Maximum size of a picture of a person or team, in bytes. */
export const MAX_AVATAR_BYTES = 2 * 1024 ** 2;
/** Maximum number of pictures uploaded at the same time. */
export const MAX_AVATAR_FILES = 1;
/** Maximum number of people whose pictures one request returns. */
export const MAX_AVATARS_PER_CALL = 100;
/** Maximum length of a reason for deleting something, in characters. */
export const MAX_DELETION_REASON_CHARACTERS = 200;
/** Maximum length of an approver's comment; the same as of the reason against a deletion. */
export const MAX_APPROVAL_REMARK_CHARACTERS = 200;
/** How long a second factor stays active after all teams have agreed to remove it, so that the user can object. */
export const SECOND_FACTOR_RESET_HOURS = 24;
/** For how long a team's agreement to take it away holds. */
export const SECOND_FACTOR_RESET_DAYS = 7;
/** Why a member was helped in. */
export const MAX_RECOVERY_REASON_CHARACTERS = 200;
/** Maximum number of steps of an approval process. */
export const MAX_APPROVAL_STEPS = 10;
/** Maximum number of submissions that one call decides. */
export const MAX_APPROVALS_PER_CALL = 100;
/** Maximum length of a wish of a team that wants an edition of its own, in characters. */
export const MAX_CUSTOMIZATION_CHARACTERS = 512;
/** A free application needs a team of more people than this. */
export const FREE_APPLICATION_TEAM_SIZE = 2;

// Teams
/** Most people whom one call invites. */
export const MAX_BATCH_INVITATIONS = 50;
/** Days for which an invitation is valid. */
export const INVITATION_DAYS = 7;
/** Maximum number of addresses and ranges in a team's list. */
export const MAX_IP_RANGES = 200;
/** Maximum length of a life of a token for programs, in days. */
export const MAX_TOKEN_DAYS = 366;

// Plans
/** Fewest seats of a team edition. */
export const MIN_TEAM_SEATS = 3;
/** More seats than this get a quote of their own. */
export const CUSTOM_QUOTE_SEATS = 20;
/** Days or uses that one redemption gives, redemptions of one code, and codes made at once: at most these. */
export const MAX_CODE_AMOUNT = 3_650;
/** How often one redeem code may be used at most. */
export const MAX_CODE_USES = 100_000;
/** Most redeem codes that one call makes. */
export const MAX_CODES_PER_CALL = 100;
/** Storage of a team on the standard edition, in bytes. */
export const STANDARD_STORAGE_BYTES = 5 * 1024 ** 3;

// Notifications and assistant
/** How long a toast is visible, in milliseconds. */
export const NOTIFICATION_TOAST_MS = 10_000;
/** Minimum interval between requests for the list of notifications, in milliseconds. */
export const NOTIFICATION_LIST_THROTTLE_MS = 300;
/** Above this the bell shows this number and a plus. */
export const NOTIFICATION_BADGE_OVERFLOW = 99;
/** Width of the list below the bell, in CSS pixels. */
export const NOTIFICATION_POPUP_WIDTH_PX = 300;
/** A conversation left less than this many milliseconds ago continues. */
export const CHAT_RESUME_MS = 10 * 60_000;
/** Minimum interval between requests for the list of conversations, in milliseconds. */
export const CHAT_HISTORY_THROTTLE_MS = 1_000;
/** A new answer is scrolled into view after this many milliseconds. */
export const CHAT_SCROLL_DELAY_MS = 500;
/** Suggested questions change after this many milliseconds. */
export const CHAT_SUGGESTION_ROTATION_MS = 5_000;

// Layout
/** Width of the left menu, in CSS pixels. */
export const LEFT_MENU_WIDTH_PX = 65;
/** Width of a side panel, in CSS pixels. */
export const SIDE_PANEL_WIDTH_PX = 240;
/** Width of the dialog of editions, in CSS pixels. */
export const PRICING_DIALOG_WIDTH_PX = 1_200;
/** Stacking order (`z-index`) of a dialog and of what opens over it. */
export const MODAL_LAYERS = [2060, 2061] as const;

// Files
/** Maximum length of a name of a file or folder, in characters. */
export const MAX_FILE_NAME_CHARACTERS = 255;
/** Maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 ** 3;
/** Maximum number of files that one call moves, copies, tags or recycles. */
export const MAX_FILES_PER_CALL = 500;
/** Folders within folders that one upload brings along. */
export const MAX_FOLDER_DEPTH = 32;
/** Larger files are sent in parts of this size, so that a broken line costs one part. */
export const UPLOAD_PART_BYTES = 32 * 1024 ** 2;
/** Files and folders that one copy or move between projects takes along, those inside folders counted. */
export const MAX_DESCENDANTS = 10_000;
/** Maximum number of tags of a team. */
export const MAX_TAGS = 200;
/** Maximum length of a tag, in characters. */
export const MAX_TAG_CHARACTERS = 40;
/** Maximum number of tags that one call puts on files. */
export const MAX_TAGS_PER_CALL = 50;
/** Files in the trash are permanently deleted after this many days. */
export const TRASH_DAYS = 30;

/** Keys of the browser's local storage. */
export const storageKeys = {
  locale: "yy-locale",
  timezone: "yy-timezone",
  lastVisitedProject: "yy-visited-project",
} as const;

/** A lock that no one took off ends after a working day. */
export const FILE_LOCK_HOURS = 8;
