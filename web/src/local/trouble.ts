/** Why something was not done; travels as the server's errors do. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message = code,
    readonly status = 400,
    readonly rule = '',
    readonly why = '',
  ) {
    super(message);
  }
  json(): { [field: string]: string } {
    return {
      code: this.code,
      message: this.message,
      ...(this.rule ? { rule: this.rule } : {}),
      ...(this.why ? { why: this.why } : {}),
    };
  }
}
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Trouble ? error : new Trouble('internal', String(error), 500);
