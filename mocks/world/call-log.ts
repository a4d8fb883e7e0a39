/** A call that a world has received. */
export interface LoggedCall {
  operationId: string;
  method: string;
  path: string;
  /** Whether it had an Authorization header; the value is never logged. */
  authorization: boolean;
  /** The JSON body, or the text of one that is not JSON; missing where none was sent. */
  body?: unknown;
  /** 0 until it is answered, and for good if the connection was cut. */
  status: number;
}

const maxCalls = 500;

/** The last calls of a world, oldest first. */
export class CallLog {
  #calls: LoggedCall[] = [];

  /** @returns the entry, so that its status can be filled in */
  add(call: LoggedCall): LoggedCall {
    this.#calls = [...this.#calls, call].slice(-maxCalls);
    return call;
  }

  calls(operationId?: string): LoggedCall[] {
    return this.#calls.filter((call) => operationId === undefined || call.operationId === operationId);
  }

  clear(): void {
    this.#calls = [];
  }
}
