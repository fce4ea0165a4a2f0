import { once } from 'node:events'
import { askOverHttp } from '../mcp/ask-over-http.ts'
import { buildTools, createMcpServer } from '../mcp/create-mcp-server.ts'
import { readVersion } from '../reference/openapi.ts'
import { openCatalog } from '../service/open-catalog.ts'
import { readSettings } from '../service/settings.ts'
import type { Command } from './command.ts'
import { readArgs } from './read-args.ts'

const LOCAL = 'http://127.0.0.1:8787'

/** What `/mcp` does, for agents that start a program instead of calling an address. */
export const mcp: Command = {
  summary: 'Serve an agent over standard input and output, by the Model Context Protocol',
  usage: 'mcp',
  help: () => `usage: mcp

Serve an agent over standard input and output, by the Model Context Protocol

  KINORA_URL   The service that does the work; ${LOCAL} unless told
  KINORA_KEY   The API key
`,
  async run(args, env) {
    readArgs(args, [], {})
    const key = env.KINORA_KEY
    if (!key) throw new Error('KINORA_KEY must hold an API key of the service')
    const ask = askOverHttp(env.KINORA_URL || LOCAL, key)
    const tools = buildTools(openCatalog(readSettings({})))
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
    const version = readVersion()
    serveStdio(() => createMcpServer(tools, ask, version), {
      onerror: error => process.stderr.write(`kinora mcp: ${error.message}\n`),
    })
    await once(process.stdin, 'close')
    return 0
  },
}
