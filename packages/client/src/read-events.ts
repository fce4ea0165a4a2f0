/** A server-sent event. */
export type ServerEvent = { event: string; data: string; id: string }

/** Parses the events of a byte stream. An event ends with an empty line; an incomplete one is dropped. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Undefined for a block of comments, which only keep the connection open. */
function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'data' && fields.has('data')) fields.set(name, `${fields.get('data')}\n${value}`)
    else if (name !== '') fields.set(name, value)
  }
  const data = fields.get('data')
  return data === undefined ? undefined : { event: fields.get('event') ?? 'message', data, id: fields.get('id') ?? '' }
}
