import { once } from 'node:events'
import { readVersion } from '../core/read-version.ts'
import { readSettings } from '../service/settings.ts'
import type { Command } from './command.ts'
import { findAccess } from './people/find-service.ts'
import { readArgs } from './read-args.ts'

/** The `/mcp` endpoint for agents that start a program instead of using a URL. */
export const mcp: Command = {
  summary: 'Serve an agent over standard input and output, by the Model Context Protocol',
  usage: 'mcp',
  help: () => `usage: mcp

Serve an agent over standard input and output, by the Model Context Protocol

  KINORA_URL   The service that does the work. Default: the one that runs from the data folder
  KINORA_KEY   The API key; of that one it is found
`,
  async run(args, env) {
    readArgs(args, [], {})
    const { url, key } = await findAccess(env, process.cwd())
    const { askOverHttp } = await import('../mcp/ask.ts')
    const { buildTools } = await import('../mcp/build-tools.ts')
    const { createMcpServer } = await import('../mcp/create-mcp-server.ts')
    const { openCatalog } = await import('../service/open/open-catalog.ts')
    const ask = askOverHttp(url, key)
    const tools = buildTools(openCatalog(readSettings({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })))
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
    const version = readVersion()
    serveStdio(() => createMcpServer(tools, ask, version), {
      onerror: error => process.stderr.write(`kinora mcp: ${error.message}\n`),
    })
    await once(process.stdin, 'close')
    return 0
  },
}
