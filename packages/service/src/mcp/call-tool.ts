import { AskRefused } from './ask.ts'
import { checkArguments } from './check-arguments.ts'
import type { ToolResult } from './show-task.ts'
import type { Begun, Tool, ToolCall } from './tool.ts'

/** Runs a tool with arguments that fit its schema. What is refused is an answer that an agent can read, and not a broken call. */
export async function callTool(tool: Tool, { args, ...call }: Omit<ToolCall, 'args'> & { args: unknown }) {
  return answerRefusals(async () => tool.run({ ...call, args: checkArguments(tool, args) }))
}

async function answerRefusals(run: () => Promise<ToolResult | Begun>): Promise<ToolResult | Begun> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AskRefused)) throw error
    return { isError: true, content: [{ type: 'text', text: error.message }] }
  }
}
