/** Limits progress reports of a job to four per second. */
const PACE_MS = 250;

interface LastReport {
  readonly fraction: number;
  readonly message: string | undefined;
}

/** Reports immediately or, soon after another report, a little later; the last value is always reported. */
export const pacedProgress = (
  tell: (fraction: number, message: string | undefined) => Promise<unknown>,
  failed: (error: unknown) => void,
) => {
  let waiting: LastReport | undefined;
  let timer: NodeJS.Timeout | undefined;
  let next = 0;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined) return;
    const { fraction, message } = waiting;
    waiting = undefined;
    next = Date.now() + PACE_MS;
    await tell(fraction, message);
  };

  return {
    async say(fraction: number, message?: string): Promise<void> {
      waiting = { fraction, message: message ?? waiting?.message };
      const wait = next - Date.now();
      if (wait <= 0) await flush();
      else timer ??= setTimeout(() => void flush().catch(failed), wait).unref();
    },
    /** Reports what is pending. */
    flush,
  };
};
