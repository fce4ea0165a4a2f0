import type { Server } from 'node:http'

// Sending the head of a request takes a client one packet; a connection that has not done it by now is held open by hand.
const HEAD_TIMEOUT_MS = 15_000
// Receiving a whole request may take this long: 100 MB uploads over slow lines come in, half-open ones do not stay.
const REQUEST_TIMEOUT_MS = 300_000
// Longer than the minute after which balancers drop an idle connection, so that they do it first.
const KEEP_ALIVE_MS = 72_000
const LOOK_EVERY_MS = 1_000

/** How many connections there may be, and how long one may take for what. */
export function limitConnections(server: Server, maxConnections: number): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEAD_TIMEOUT_MS
  server.maxConnections = maxConnections
  // With no place left, those that nobody uses go; who was turned away finds one at the next try.
  server.on('drop', () => server.closeIdleConnections())
}

export const connectionOptions = { connectionsCheckingInterval: LOOK_EVERY_MS }
