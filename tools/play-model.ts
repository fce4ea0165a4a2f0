// A person plays the language model: `node tools/play-model.ts <folder> [port]` serves the chat interface that an engine of
// kind `chat` asks. Each question is written into the folder as its exact bytes (`0001.request.json`), as readable text
// (`0001.txt`) and with its pictures (`0001-1.jpg`). The server waits for `0001.answer.txt`; what stands in it is the
// model's answer. The same question has the same number and answer, as with a model at temperature 0.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const MODEL = 'person'
const CONTEXT_TOKENS = 128_000
// Some four letters are a token.
const TOKEN_BYTES = 4

export type PlayedModel = { url: string; close(): Promise<void> }
export type PlayOptions = { folder: string; port?: number; pollMs?: number; tell?: (line: string) => void }

export async function playModel({
  folder,
  port = 0,
  pollMs = 500,
  tell = () => {},
}: PlayOptions): Promise<PlayedModel> {
  await mkdir(folder, { recursive: true })
  const known = await readKnown(folder)
  const closed = new AbortController()

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    const mark = markOf(bytes)
    const isNew = !known.has(mark)
    const number = known.get(mark) ?? known.size + 1
    known.set(mark, number)
    const name = String(number).padStart(4, '0')
    if (isNew) await writeQuestion(folder, name, bytes)
    tell(`${name}: asked; the answer goes to ${join(folder, `${name}.answer.txt`)}`)
    const left = new AbortController()
    response.once('close', () => left.abort())
    const answer = await waitForAnswer(
      join(folder, `${name}.answer.txt`),
      pollMs,
      AbortSignal.any([left.signal, closed.signal]),
    )
    if (answer === undefined) return tell(`${name}: the asker left`)
    send(response, 200, completion(name, answer, bytes.length))
    tell(`${name}: answered`)
  }

  const server = createServer((request, response) => {
    const route = `${request.method} ${request.url}`
    if (route === 'POST /v1/chat/completions')
      complete(request, response).catch((error: Error) =>
        send(response, 500, { error: { message: error.message, type: 'server_error' } }),
      )
    else if (route === 'GET /v1/models') send(response, 200, { object: 'list', data: [{ id: MODEL }] })
    else if (route === 'GET /props') send(response, 200, PROPS)
    else send(response, 404, { error: { message: `there is no ${route}`, type: 'not_found_error' } })
  })
  server.listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      closed.abort()
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const PROPS = { default_generation_settings: { n_ctx: CONTEXT_TOKENS }, total_slots: 64, modalities: { vision: true } }

const markOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The questions of earlier runs: those with answers need not be answered again. */
async function readKnown(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter(name => /^\d+\.request\.json$/.test(name))
  const marked = names.map(async name => [markOf(await readFile(join(folder, name))), Number.parseInt(name)] as const)
  return new Map(await Promise.all(marked))
}

type Part = { type: string; text?: string; image_url?: { url: string } }
type Body = { messages?: { role: string; content: string | Part[] }[] }

/** The request is renamed to its name last, so that everything else is there when it is. */
async function writeQuestion(folder: string, name: string, bytes: Buffer): Promise<void> {
  const { messages = [] } = JSON.parse(bytes.toString()) as Body
  const lines: string[] = []
  let pictures = 0
  for (const { role, content } of messages) {
    lines.push(`===== ${role}`)
    for (const part of typeof content === 'string' ? [{ type: 'text', text: content } satisfies Part] : content) {
      const [, format, base64] = /^data:image\/(\w+);base64,(.*)$/s.exec(part.image_url?.url ?? '') ?? []
      if (base64 === undefined) lines.push(part.text ?? '')
      else {
        const file = `${name}-${++pictures}.${format === 'jpeg' ? 'jpg' : format}`
        await writeFile(join(folder, file), Buffer.from(base64, 'base64'))
        lines.push(`(picture ${file})`)
      }
    }
  }
  await writeFile(join(folder, `${name}.txt`), `${lines.join('\n')}\n`)
  const half = join(folder, `${name}.request.half`)
  await writeFile(half, bytes)
  await rename(half, join(folder, `${name}.request.json`))
}

/** What stands in a file that nobody writes to any more; undefined where nobody waits for it. */
async function waitForAnswer(path: string, pollMs: number, signal: AbortSignal): Promise<string | undefined> {
  let before = ''
  while (!signal.aborted) {
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text.trim() !== '' && text === before) return text
    before = text
    await delay(pollMs, undefined, { signal }).catch(() => {})
  }
  return undefined
}

const completion = (name: string, content: string, askedBytes: number): object => ({
  id: `chatcmpl-${name}`,
  object: 'chat.completion',
  model: MODEL,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: {
    prompt_tokens: Math.ceil(askedBytes / TOKEN_BYTES),
    completion_tokens: Math.ceil(Buffer.byteLength(content) / TOKEN_BYTES),
  },
})

function send(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

if (import.meta.main) {
  const [folder, port = '8099'] = process.argv.slice(2)
  if (folder === undefined) throw new Error('usage: node tools/play-model.ts <folder> [port]')
  const { url } = await playModel({ folder, port: Number(port), tell: console.log })
  console.log(`listening at ${url}, model ${MODEL}; questions go to ${folder}`)
}
