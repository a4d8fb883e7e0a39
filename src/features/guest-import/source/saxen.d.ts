declare module 'saxen' {
  /** Parses XML from strings, with callbacks for each part. */
  export class Parser {
    on(event: 'text', listener: (value: string, decodeEntities: (text: string) => string) => void): this;
    on(event: 'cdata' | 'closeTag', listener: (value: string) => void): this;
    on(
      event: 'openTag',
      listener: (
        name: string,
        getAttributes: () => Record<string, string>,
        decodeEntities: (text: string) => string,
        isSelfClosing: boolean,
      ) => void,
    ): this;
    /** Parses a piece of a document; the beginning of a token is kept until the next piece. */
    write(xml: string): this;
    /** Ends a document that was written in pieces. */
    end(): void;
  }
}
