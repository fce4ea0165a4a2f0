import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A foreign server with these files, by path. */
export async function serveFiles(files: Record<string, Buffer>): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { url = '' } = request
    const file = files[url]
    const type = url.endsWith('.js')
      ? { 'content-type': 'text/javascript' }
      : url === '/'
        ? { 'content-type': 'text/html' }
        : {}
    response.writeHead(file ? 200 : 404, type).end(file)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
}
