type Write = { (details: object, message?: string): void; (message: string): void }

/** Where events are told, one line each. What a caller passes may do more. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }
