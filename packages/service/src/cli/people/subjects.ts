import type { SubjectBody } from '@kinora/client'
import { openAsBlob } from 'node:fs'
import { WrongUsage } from './exit-codes.ts'
import type { Given, PeopleAction } from './people-command.ts'
import { isLocalFile, isRemote } from './place-words.ts'
import { oneWord } from './read-words.ts'
import { formatFacts, formatTable, oneLine } from './output/terminal.ts'

// People, animals and things that prompts name as [@name].

const list: PeopleAction = {
  summary: 'List the subjects that prompts can name',
  async run({ json }, { kinora, terminal }) {
    const { subjects } = await (await kinora()).subjects({ count: 100 })
    if (json) return terminal.printJson({ subjects })
    if (subjects.length === 0)
      return terminal.tell('there is no subject; `kinora subjects create NAME FILE...` keeps one')
    const rows = subjects.map(one => [one.id, one.name, oneLine(one.description)])
    terminal.print(formatTable(['SUBJECT', 'NAME', 'DESCRIPTION'], rows, terminal.width))
  },
}

const show: PeopleAction = {
  summary: 'Show a subject',
  takes: 'SUBJECT',
  async run(given, { kinora, terminal }) {
    const subject = await (await kinora()).subject(oneWord(given, 'SUBJECT'))
    if (given.json) return terminal.printJson(subject)
    const { id, name, description, style, voice_id: voice, images } = subject
    terminal.print(formatFacts({ subject: id, name, description, style, voice }))
    for (const url of images) terminal.print(url)
  },
}

const create: PeopleAction = {
  summary: 'Store a subject: its name and pictures of it',
  takes: 'NAME FILE...',
  flags: {
    description: { takes: 'TEXT', about: 'Description' },
    style: { takes: 'TEXT', about: 'Its visual style' },
    'voice-id': { takes: 'VOICE', about: 'Its manner of speaking' },
  },
  async run(given, session) {
    const [name, ...files] = given.words
    if (name === undefined || files.length === 0) throw new WrongUsage('NAME and pictures expected')
    const missing = files.find(file => !isRemote(file) && !isLocalFile(file))
    if (missing !== undefined) throw new WrongUsage(`there is no file ${JSON.stringify(missing)}`)
    const kinora = await session.kinora()
    const images: string[] = []
    for (const file of files) images.push(isRemote(file) ? file : await kinora.upload(await openAsBlob(file)))
    const subject = await kinora.createSubject({ name, images, ...described(given) })
    if (given.json) session.terminal.printJson(subject)
    else session.terminal.print(subject.id)
  },
}

const described = (given: Given): Partial<SubjectBody> => ({
  ...(given.text('description') !== undefined && { description: given.text('description') ?? '' }),
  ...(given.text('style') !== undefined && { style: given.text('style') ?? '' }),
  ...(given.text('voice-id') !== undefined && { voice_id: given.text('voice-id') ?? '' }),
})

const remove: PeopleAction = {
  summary: 'Delete a subject',
  takes: 'SUBJECT',
  async run(given, { kinora, terminal }) {
    const id = oneWord(given, 'SUBJECT')
    await (await kinora()).deleteSubject(id)
    if (given.json) terminal.printJson({ deleted: id })
    else terminal.print(`deleted ${id}`)
  },
}

export const subjects = { list, show, create, delete: remove }
