import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Voice } from '@kinora/client'
import { WrongUsage } from './exit-codes.ts'
import type { PeopleAction } from './people-command.ts'
import { filterWords, readChoices } from './read-words.ts'
import { saveFile } from './output/save-files.ts'
import { formatTable } from './output/terminal.ts'

// Programs that play an MP3 and exit; the first installed one is used.
const PLAYERS: [string, ...string[]][] = [
  ['afplay'],
  ['mpv', '--no-video', '--really-quiet'],
  ['ffplay', '-nodisp', '-autoexit', '-loglevel', 'quiet'],
  ['mpg123', '-q'],
  ['cvlc', '--play-and-exit', '--quiet'],
]

const LANGUAGES = ['en', 'zh']

export const voices: PeopleAction = {
  summary: 'List the voices, or play one',
  flags: {
    language: { takes: 'LANGUAGE', choices: LANGUAGES, about: 'Only voices of this language: en or zh' },
    play: { takes: 'VOICE', about: 'Play a sentence in the voice' },
    output: { short: 'o', takes: 'FILE', about: 'With --play: write the sentence to a file instead' },
  },
  async run(given, session) {
    const { terminal } = session
    const languages = readChoices(given, 'language', LANGUAGES)
    const kinora = await session.kinora()
    const all = (await kinora.voices()).filter(one => languages.length === 0 || languages.includes(one.language))
    const played = given.text('play')
    if (played !== undefined) return play(kinora, findVoice(all, played), given.text('output'))
    if (given.json) return terminal.printJson({ voices: all })
    if (all.length === 0) return terminal.tell(`there is no voice${filterWords({ language: languages })}`)
    const rows = all.map(one => [one.id, one.language, one.gender, one.style])
    terminal.print(formatTable(['VOICE', 'LANGUAGE', 'GENDER', 'STYLE'], rows, terminal.width))
  },
}

function findVoice(all: readonly Voice[], id: string): Voice {
  const found = all.find(one => one.id === id)
  if (!found) throw new WrongUsage(`there is no voice ${JSON.stringify(id)}; \`kinora voices\` lists them`)
  if (found.sample_url === '') throw new Error('this service has no samples: it makes nothing itself')
  return found
}

async function play(kinora: Client, { sample_url }: Voice, output: string | undefined): Promise<void> {
  if (output !== undefined) return saveFile(kinora, sample_url, output)
  const folder = await mkdtemp(join(tmpdir(), 'kinora-voice-'))
  try {
    const file = join(folder, 'sample.mp3')
    await saveFile(kinora, sample_url, file)
    for (const [player, ...args] of PLAYERS) if (await run(player, [...args, file])) return
  } finally {
    await rm(folder, { recursive: true })
  }
  throw new Error(`no player was found (${PLAYERS.map(([name]) => name).join(', ')}); -o writes the sentence to a file`)
}

/** True if the program exists. */
const run = (program: string, args: string[]): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, args, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', () => resolve(true))
  })
