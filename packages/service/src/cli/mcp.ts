import { once } from 'node:events'
import { askOverHttp } from '../mcp/ask-over-http.ts'
import { buildTools, createMcpServer } from '../mcp/create-mcp-server.ts'
import { readVersion } from '../reference/openapi.ts'
import { openCatalog } from '../service/open-catalog.ts'
import { readSettings } from '../service/settings.ts'
import type { Command } from './command.ts'
import { findAccess } from './people/find-service.ts'
import { readArgs } from './read-args.ts'

/** What `/mcp` does, for agents that start a program instead of calling an address. */
export const mcp: Command = {
  summary: 'Serve an agent over standard input and output, by the Model Context Protocol',
  usage: 'mcp',
  help: () => `usage: mcp

Serve an agent over standard input and output, by the Model Context Protocol

  KINORA_URL   The service that does the work; the one that runs from the data folder unless told
  KINORA_KEY   The API key; of that one it is found
`,
  async run(args, env) {
    readArgs(args, [], {})
    const { url, key } = await findAccess(env, process.cwd())
    const ask = askOverHttp(url, key)
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
