import { askJson, type Json } from './ask.ts'
import { pathTo } from './path.ts'
import { answerJson, IDEMPOTENCY_KEY, keyHeader, object, type Tool } from './tool.ts'

const voices: Tool = {
  name: 'voices',
  title: 'List voices',
  description: 'The voices that speech, films and subjects can have.',
  inputSchema: object({
    language: { type: 'string', enum: ['en', 'zh'], description: 'Only voices that speak it' },
    gender: { type: 'string', enum: ['female', 'male'], description: 'Only such voices' },
  }),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const { voices: all } = await askJson(ask, 'GET', pathTo`/ent/v2/voices`, { signal })
    const fits = (voice: Json): boolean =>
      ['language', 'gender'].every(name => args[name] === undefined || args[name] === voice[name])
    return answerJson({ voices: (all as Json[]).filter(fits).map(({ sample_url: _sample, ...voice }) => voice) })
  },
}

const credits: Tool = {
  name: 'credits',
  title: 'Show the balance',
  description: 'What the account may still spend, and how much of it is at work.',
  inputSchema: object({}),
  annotations: { readOnlyHint: true },
  run: async ({ ask, signal }) => answerJson(await askJson(ask, 'GET', pathTo`/ent/v2/credits`, { signal })),
}

const upload: Tool = {
  name: 'upload',
  title: 'Bring a file by its URL',
  description:
    'Fetches a picture, clip or sound from an http(s) URL and keeps it for a day: the uri it answers stands for the file in every make. Not needed for a URL that lives long enough by itself.',
  inputSchema: object({ url: { type: 'string', description: 'Where the file is' }, idempotency_key: IDEMPOTENCY_KEY }, [
    'url',
  ]),
  annotations: { readOnlyHint: false, destructiveHint: false },
  async run({ ask, args, signal }) {
    const body = { url: args.url }
    return answerJson(
      await askJson(ask, 'POST', pathTo`/tools/v2/files/fetch`, { body, headers: keyHeader(args), signal }),
    )
  },
}

export const otherTools: readonly Tool[] = [voices, upload, credits]
