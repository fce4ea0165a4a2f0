import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make, ownCatalog } from '../../../src/cli/people/make.ts'
import { readGiven } from '../../../src/cli/people/people-command.ts'
import { mainField } from '../../../src/cli/people/place-words.ts'
import { readRequest, requestFlags } from '../../../src/cli/people/request-flags.ts'
import { WrongUsage } from '../../../src/cli/people/exit-codes.ts'
import type { Generator } from '../../../src/catalog/declare.ts'
import { printedBy } from '../printed-by.ts'

const catalog = ownCatalog()
const generatorOf = (name: string): Generator => catalog.generators.find(one => one.name === name) ?? assert.fail(name)

const read = (name: string, ...args: string[]): Record<string, unknown> =>
  readRequest(generatorOf(name), readGiven(args, make.flagsFor?.([name]) ?? {}))

test('every field of every generator has a documented flag, and none hides one of make', () => {
  const own = Object.keys(make.flagsFor?.(['nothing']) ?? {})
  for (const generator of catalog.generators) {
    const flags = requestFlags(generator, catalog)
    for (const name of Object.keys(generator.fields)) {
      const flag = flags[name.replaceAll('_', '-')]
      assert.ok(flag && !flag.isHidden, `${generator.name} ${name}`)
    }
    assert.deepEqual(
      Object.keys(flags).filter(name => own.includes(name)),
      [],
      generator.name,
    )
  }
})

test('--voice sets the voice, whatever the field is called', () => {
  assert.deepEqual(read('audio-tts', '--voice', 'English_Onyx'), { voice_setting_voice_id: 'English_Onyx' })
  assert.deepEqual(read('lip-sync', '--voice', 'English_Onyx'), { voice_id: 'English_Onyx' })
  assert.equal(requestFlags(generatorOf('audio-tts'), catalog).voice?.isHidden, undefined)
})

test('flags become a body: numbers, switches both ways, lists, entries as JSON', () => {
  assert.deepEqual(read('text2video', '--duration', '8', '--no-audio', '--off-peak', '--aspect-ratio', '1:1'), {
    duration: 8,
    audio: false,
    off_peak: true,
    aspect_ratio: '1:1',
  })
  assert.deepEqual(
    read('reference2video', '--images', 'a.png', '--images', 'b.png', '--subjects', '[{"name":"otto"}]'),
    {
      images: ['a.png', 'b.png'],
      subjects: [{ name: 'otto' }],
    },
  )
  assert.deepEqual(read('text2video', '--seed', '-7', '--duration', 'long'), { seed: -7, duration: 'long' })
})

test('a flag may be given by its last words if they are unique', () => {
  assert.deepEqual(read('audio-tts', '--voice-id', 'x', '--speed', '1.2'), {
    voice_setting_voice_id: 'x',
    voice_setting_speed: 1.2,
  })
  assert.throws(() => read('audio-tts', '--id', 'x', '--tone', 'a/b', '--dict', 'x'), WrongUsage)
})

test('any field can be set, as JSON or as a text', () => {
  assert.deepEqual(read('text2video', '--set', 'duration=3', '--set', 'prompt=a = b', '--set', 'extra={"x":1}'), {
    duration: 3,
    prompt: 'a = b',
    extra: { x: 1 },
  })
  for (const wrong of [['--set', 'duration'], ['--subjects', '{'], ['--colour', 'red'], ['--duration']])
    assert.throws(() => read('reference2video', ...wrong), WrongUsage, wrong.join(' '))
})

test('a plain word is the prompt, the text, the story or the script', () => {
  const mains = Object.fromEntries(catalog.generators.map(one => [one.name, mainField(one)]))
  assert.deepEqual(mains, {
    ...Object.fromEntries(catalog.generators.map(one => [one.name, 'prompt'])),
    'template-story': 'story',
    'explain-comic': 'script_content',
    'audio-tts': 'text',
    'audio-clone': 'text',
    'lip-sync': 'text',
    'digital-human': 'text',
    timing2audio: undefined,
    multiframe: undefined,
    'img2video-prompt-recommendation': undefined,
    'upscale-new': undefined,
    upscale: undefined,
  })
})

test('the help of make lists the generators, that of a generator its flags with their choices', async () => {
  const all = await printedBy(['make', '--help'], {})
  const one = await printedBy(['make', 'text2video', '--help'], {})
  for (const { name, summary } of catalog.generators) assert.ok(all.includes(`${name.padEnd(28)}  ${summary}`), name)
  assert.match(one, /--model CHOICE +The model: genq1, gen1.5, genq2, /)
  assert.match(one, /-o, --output FILE/)
  assert.doesNotMatch(one, /--ratio /)
})
