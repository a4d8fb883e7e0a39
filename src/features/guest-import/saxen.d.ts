declare module 'saxen' {
  /** Parses XML from a string, with callbacks for each part. */
  export class Parser {
    on(event: 'text', listener: (value: string, decodeEntities: (text: string) => string) => void): this;
    on(
      event: 'openTag',
      listener: (
        name: string,
        getAttributes: () => Record<string, string>,
        decodeEntities: (text: string) => string,
        isSelfClosing: boolean,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    parse(xml: string): void;
  }
}
