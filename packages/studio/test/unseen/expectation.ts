/** What a viewer should see and hear of a prompt, as its file says it. */
export type Expectation = {
  id: string
  prompt: string
  see: string[]
  not?: string[]
  place?: string
  time?: string
  weather?: string
  season?: string
  mood?: string
  camera?: string[]
  light?: string[]
  style?: string[]
  text?: string[]
  says?: string[]
  hear?: string[]
  shots?: number
}

export type ExpectedThing = {
  name: string
  count: number | 'some'
  colour?: string
  deeds: string[]
  relation?: { kind: string; to: string }
  side?: string
}

/** `3 cat #black !sleep/lie @on:sofa <left`. */
export function parseThing(row: string): ExpectedThing {
  const [, count, name = ''] = /^(?:(\d+|\*) )?([^#!@<]+)/u.exec(row) ?? []
  const [, colour] = /#(\S+)/u.exec(row) ?? []
  const [, deeds] = /!(\S+)/u.exec(row) ?? []
  const [, kind, to] = /@(\w+):([^#!<]+)/u.exec(row) ?? []
  const [, side] = /<(\w+)/u.exec(row) ?? []
  return {
    name: name.trim(),
    count: count === '*' ? 'some' : Number(count ?? 1),
    deeds: deeds?.split('/') ?? [],
    ...(colour && { colour }),
    ...(kind && to && { relation: { kind, to: to.trim() } }),
    ...(side && { side }),
  }
}
