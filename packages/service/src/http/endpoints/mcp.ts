import { Readable } from 'node:stream'
import type { Catalog } from '../../catalog/catalog.ts'
import type { Ask } from '../../mcp/ask.ts'
import { buildTools } from '../../mcp/build-tools.ts'
import type { Tool } from '../../mcp/tool.ts'
import { readVersion } from '../../core/read-version.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { clientClosedSignal } from '../caller-signals.ts'

/**
 * The Model Context Protocol over HTTP, stateless, in the current and earlier revisions. Tools call the other endpoints
 * with the caller's key, so they allow nothing more.
 */
export const mcpEndpoints = (catalog: Catalog): Endpoint[] => {
  let tools: readonly Tool[] | undefined
  const version = readVersion()
  return [
    endpoint({
      method: 'POST',
      path: '/mcp',
      tag: 'Agents',
      summary: 'Tools for agents, by the Model Context Protocol (revision 2026-07-28, and earlier ones)',
      scope: 'read',
      takesBearer: true,
      takesAnyJson: true,
      checksOrigin: true,
      ignoresIdempotencyKey: true,
      answer: { about: 'A message of the protocol, or a stream of them', contentType: 'application/json' },
      create: async call => {
        const ask = askInside(call)
        // Loaded with the first agent: the library takes a tenth of the start-up time.
        const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
          import('@modelcontextprotocol/server'),
          import('../../mcp/create-mcp-server.ts'),
        ])
        const handler = createMcpHandler(() => createMcpServer((tools ??= buildTools(catalog)), ask, version), {
          onerror: error => call.services.log.debug({ reason: error.message }, 'rejected an MCP message'),
        })
        // From here on the protocol holds the body, which is small.
        const { request, reply } = call
        const signal = clientClosedSignal(call)
        const asked = new Request(new URL(request.url, 'http://localhost'), {
          method: 'POST',
          headers: plainHeaders(request.headers),
          body: '{}',
          signal,
        })
        const answer = await handler.fetch(asked, { parsedBody: call.json })
        call.letGo()
        return sendResponse(reply, answer)
      },
    }),
  ]
}

/** Calls this service in-process as the caller. */
function askInside({ request }: Call): Ask {
  const key = request.headers.authorization?.replace(/^bearer /i, 'Token ') ?? ''
  return async (method, path, { body, headers, signal } = {}) => {
    const {
      statusCode,
      headers: told,
      rawPayload,
    } = await request.server.inject({
      method,
      url: path.text,
      headers: { ...headers, authorization: key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    return { status: statusCode, type: told['content-type'] ?? '', bytes: rawPayload }
  }
}

const plainHeaders = (headers: Call['request']['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(content-length|transfer-encoding|connection|expect)$/.test(name)
      ? [[name, value]]
      : [],
  )

function sendResponse(reply: Call['reply'], answer: Response): Answer {
  reply.code(answer.status)
  answer.headers.forEach((value, name) => void reply.header(name, value))
  reply.send(answer.body ? Readable.fromWeb(answer.body) : '')
  return 'sent'
}
