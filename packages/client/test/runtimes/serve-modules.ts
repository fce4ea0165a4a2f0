import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The sources of the client as modules for a browser, on an origin of their own; everything else is an empty page. */
export async function serveModules(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(request.url ?? '/')
    if (!path.endsWith('.ts'))
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>client</title>')
    const source = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (source === undefined) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(source))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
