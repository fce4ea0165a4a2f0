import { type CallOptions, callJson, type Connection } from './connection.ts'
import { pathSegment } from './path-segment.ts'

/**
 * A browser's `File`, Node's `openAsBlob`, or bytes. A one-time stream is not accepted, because it could not be sent
 * again.
 */
export type Uploadable = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

/** Uploads a file; returns the uri that replaces a URL of a picture, video or sound. */
export async function uploadFile(
  connection: Connection,
  file: Uploadable,
  { signal }: CallOptions = {},
): Promise<string> {
  const bytes = file instanceof Blob ? file : new Blob([file])
  const post = { method: 'POST', path: '/tools/v2/files/uploads', json: {}, signal }
  const { id, put_url } = await callJson<{ id: string; put_url: string }>(connection, post)
  const put = { method: 'PUT', path: put_url, bytes, signal, timeoutMs: undefined }
  const { etag } = await callJson<{ etag: string }>(connection, put)
  const finish = { method: 'PUT', path: `/tools/v2/files/uploads/${pathSegment(id)}/finish`, json: { etag }, signal }
  return (await callJson<{ uri: string }>(connection, finish)).uri
}
