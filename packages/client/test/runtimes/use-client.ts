import { createClient, isSignedBody, isSignedRequest, readCallback, type SignedCallback } from '../../src/index.ts'

// What programs do with the client, in words that every runtime has: Node, Bun, Deno and browsers run this file as it is.

export type Given = { url: string; key: string; secret: string; picture: string }

export type Used = {
  states: string[]
  lastProgress: number
  /** How the downloaded file begins, and how long it is. */
  fileType: string
  fileBytes: number
  listed: boolean
  /** The same task by what was asked for again over a cut connection. */
  tasksMade: number
  refusal: string
  callback: { task: string; body: boolean; request: boolean; changedBody: boolean; changedTarget: boolean }
}

const CLIP = { model: 'genq2-turbo', prompt: 'a lake', duration: 1 } as const
const HOOK = 'https://example.com/hook?from=here'

export async function useClient({ url, key, secret, picture }: Given): Promise<Used> {
  const kinora = createClient({ url, key })
  const before = await countTasks()
  const ended = new AbortController()
  const heard: SignedCallback[] = []
  const listening = (async () => {
    for await (const one of kinora.callbacks(HOOK, { signal: ended.signal })) heard.push(one)
  })().catch(() => {})

  const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
  const uri = await kinora.upload(new Blob([bytes], { type: 'image/png' }))
  // Whoever runs this cuts the connection before the answer arrives.
  const { id } = await kinora.create('img2video', { ...CLIP, images: [uri] })
  const states: string[] = []
  let lastProgress = 0
  for await (const { state, progress } of kinora.progress(id)) {
    states.push(state)
    lastProgress = progress
  }
  const task = await kinora.wait(id)
  const { size, type } = await download(task.creations[0]?.url ?? '')

  const refusal = await kinora.create('text2video', { ...CLIP, model: 'genq2', duration: 99 }).then(
    () => 'none',
    (error: Error & { reason?: string }) => `${error.name} ${error.reason}`,
  )
  const callback = await verify(await heardOf(id))
  ended.abort()
  await listening
  const { tasks } = await kinora.tasks({ states: ['success'] })
  return {
    states,
    lastProgress,
    fileType: type,
    fileBytes: size,
    listed: tasks.some(one => one.id === id),
    tasksMade: (await countTasks()) - before,
    refusal,
    callback,
  }

  async function countTasks(): Promise<number> {
    let count = 0
    for await (const _ of kinora.eachTask({ 'pager.pagesz': 2 })) count += 1
    return count
  }

  async function download(from: string): Promise<{ size: number; type: string }> {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for await (const chunk of kinora.download(from)) chunks.push(chunk)
    const file = new Blob(chunks)
    return { size: file.size, type: await file.slice(4, 8).text() }
  }

  async function heardOf(task: string): Promise<SignedCallback> {
    for (let tries = 0; tries < 300; tries++) {
      const found = heard.find(one => one.task_id === task && one.event === 'success')
      if (found) return found
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error('no callback came within half a minute')
  }

  async function verify({ headers, body }: SignedCallback): Promise<Used['callback']> {
    const { task: told } = await readCallback({ headers: new Headers(headers), body }, secret)
    const target = '/hook?from=here'
    return {
      task: told.id === id ? told.state : `of another task, ${told.id}`,
      body: await isSignedBody(headers, body, secret),
      request: await isSignedRequest('POST', target, headers, secret),
      changedBody: await isSignedBody(headers, `${body} `, secret),
      changedTarget: await isSignedRequest('POST', '/hook?from=there', headers, secret),
    }
  }
}
