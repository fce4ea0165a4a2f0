import { pino, type Logger } from 'pino'

export type Log = Logger

/** One line of JSON per event on standard error; standard output stays free for what a person asked to see. */
export const createLog = (level: string): Log => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
