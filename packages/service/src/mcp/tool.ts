import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Ask, Json } from './ask.ts'
import type { ToolResult } from './show-task.ts'

/** What a call brings along besides its arguments. */
export type ToolCall = {
  ask: Ask
  args: Json
  signal: AbortSignal
  onProgress: (percent: number) => Promise<void>
}

/** A task that was begun: told by its id, or as a handle where the client knows handles. */
export type Begun = { begun: string }

export type Tool = {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema
  annotations: { readOnlyHint: boolean; idempotentHint?: boolean; destructiveHint?: boolean }
  run: (call: ToolCall) => Promise<ToolResult | Begun>
}

export const object = (properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

export const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  maxLength: 255,
  description:
    'Any text of your own: the same key and arguments within 24 hours give the same task again, and make and cost nothing',
}

/** The header that an argument stands for. */
export const keyHeader = ({ idempotency_key: key }: Json): Record<string, string> =>
  typeof key === 'string' && key !== '' ? { 'idempotency-key': key } : {}

export const answerJson = (json: Json): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(json) }],
  structuredContent: json,
})
