// A hostile Cog server in its own process, so that only it holds what it sends. Prints its port; `GET /become/{name}`
// chooses the attack.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const MB = 2 ** 20
const PIECE = Buffer.alloc(64 * 1024, 'QUFB')

/** Sends pieces as fast as they are read. */
async function pour(
  answer: ServerResponse,
  [head, piece, tail]: [string, Buffer, string],
  bytes: number,
): Promise<void> {
  const closed = new Promise(resolve => answer.once('close', resolve))
  answer.write(head)
  for (let sent = 0; sent < bytes && !answer.destroyed; sent += piece.length)
    if (!answer.write(piece)) await Promise.race([once(answer, 'drain'), closed])
  answer.end(tail)
}

const made = (output: string): string => `{"status":"succeeded","output":"${output}`

const WAYS: Record<string, (answer: ServerResponse) => Promise<void>> = {
  files: answer => pour(answer, [made('data:image/png;base64,'), PIECE, '"}'], 300 * MB),
  texts: answer => pour(answer, ['{"status":"failed","error":"', PIECE, '"}'], 300 * MB),
  errors: answer => {
    answer.statusCode = 422
    return pour(answer, ['', Buffer.from('{"error":'.repeat(7_000)), ''], 60 * MB)
  },
  nested: answer => pour(answer, ['{"status":"succeeded","output":', Buffer.alloc(64 * 1024, '['), ''], 60 * MB),
  values: answer =>
    pour(answer, ['{"status":"succeeded","output":[', Buffer.from('{},'.repeat(20_000)), '1]}'], 60 * MB),
  names: answer => pour(answer, ['{"status":"failed"', Buffer.from(',"a":"b"'.repeat(8_000)), '}'], 60 * MB),
  pages: answer => pour(answer, ['<html>', PIECE, ''], 300 * MB),
}

let way = 'files'
const server = createServer((request, answer) => {
  const [, chosen] = /^\/become\/(\w+)$/.exec(request.url ?? '') ?? []
  if (chosen !== undefined) way = chosen
  request.resume().on('end', () => {
    if (chosen !== undefined || request.method !== 'PUT') return void answer.end('{}')
    answer.setHeader('content-type', 'application/json')
    void WAYS[way]?.(answer)
  })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
