/** After the browser has stopped to fetch, so long may it take to make out what has come. */
const IDLE_MS = 2_500;
/** While it reports that it is loading, silence is allowed this long. */
const SILENT_MS = 10_000;

/**
 * Tells when a film or sound of which nothing is known yet never will be: some broken ones raise no error, and a black
 * box stays. Times in milliseconds of one clock.
 */
export class StuckWatch {
  private idleSince: number | null = null;
  private heardAt: number | null = null;

  /** Something has come. */
  hear(now: number): void {
    this.heardAt = now;
  }

  /** Asked again and again until what it holds is known. */
  isStuck(isLoading: boolean, now: number): boolean {
    this.heardAt ??= now;
    if (isLoading) {
      this.idleSince = null;
      return now - this.heardAt >= SILENT_MS;
    }
    this.idleSince ??= now;
    return now - this.idleSince >= IDLE_MS;
  }
}
