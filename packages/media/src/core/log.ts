type Write = { (details: object, message?: string): void; (message: string): void }

/** The part of a log that media uses; the caller's log may have more. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }
