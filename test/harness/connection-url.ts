import type { ConnectionSettings } from '../../packages/service/src/store/pool.ts'

/** A connection as a text, for a process that takes KINORA_DATABASE_URL. */
export const connectionUrl = ({ host, port, user, password = '', database }: ConnectionSettings): string =>
  `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
