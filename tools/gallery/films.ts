import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openService, type Service } from '../../bench/films/open-service.ts'
import { readMusicPrompt } from '../../packages/studio/src/prompt-parsing/music/read-music-prompt.ts'
import { composeMusic } from '../../packages/studio/src/music/compose-music.ts'
import { playScore } from '../../packages/studio/src/music/play/play-score.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { normaliseLoudness } from '../../packages/media/src/sound/normalise-loudness.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'
import { writeSound } from '../../packages/media/src/write/write-sound.ts'
import { portraitOf } from '../../packages/studio/test/pictures/lips/portrait.ts'
import { filmStripOf } from './film-strip.ts'
import { passingPath } from './input-files.ts'
import { still } from './still.ts'
import type { Exhibit, Suite } from './suite.ts'

type GalleryFilm = { words: string; path: string; body: () => Promise<object>; columns: number; rows: number }

const photo = async (name: string): Promise<string> =>
  `data:image/jpeg;base64,${(await readFile(join(import.meta.dirname, 'inputs', `${name}.jpg`))).toString('base64')}`

async function drawn(picture: RgbaPicture): Promise<string> {
  const path = passingPath('.png')
  await writePicture(path, picture, { format: 'png' })
  return `data:image/png;base64,${(await readFile(path)).toString('base64')}`
}

async function song(seconds: number, words: string): Promise<string> {
  const path = passingPath('.mp3')
  await writeSound(
    path,
    normaliseLoudness(await playScore(composeMusic({ seconds, seed: 4, ...readMusicPrompt(words) }))),
    {
      format: 'mp3',
    },
  )
  return `data:audio/mpeg;base64,${(await readFile(path)).toString('base64')}`
}

const FILMS: GalleryFilm[] = [
  {
    words:
      'An advertisement film of 16 seconds: “Hello One” telephones: a real bell, a dial that hums, built to last a century. For everyone who likes to listen.',
    path: '/ent/v2/ad-one-click',
    columns: 8,
    rows: 2,
    body: async () => ({
      images: [await photo('telephone'), await photo('cameras')],
      prompt:
        '“Hello One” telephones: a real bell, a dial that hums, built to last a century. For everyone who likes to listen.',
      duration: 16,
      language: 'en',
      creative: true,
    }),
  },
  {
    words: 'A film about anything, 14 seconds: 清晨的峡湾。渔船驶过彩色的小镇。夜幕降临，群山安静下来。',
    path: '/ent/v2/one-click/general_one_click',
    columns: 8,
    rows: 2,
    body: async () => ({
      images: [await photo('fjord'), await photo('canal'), await photo('canyon')],
      prompt: '清晨的峡湾。渔船驶过彩色的小镇。夜幕降临，群山安静下来。',
      duration: 14,
    }),
  },
  {
    words: 'A music video of 16 seconds, cut on the beats of its song: a road trip to the sea',
    path: '/ent/v2/one-click/mv',
    columns: 8,
    rows: 2,
    body: async () => ({
      images: [await photo('car'), await photo('canal'), await photo('mist')],
      audio_url: await song(16, 'energetic rock, 120 bpm'),
      prompt: 'a road trip to the sea',
    }),
  },
  {
    words: 'A premium music video, sung and performed: the mouth of a drawn portrait moves to the song',
    path: '/ent/v2/one-click/premium_mv',
    columns: 8,
    rows: 2,
    body: async () => ({
      premium_mv_mode: 'sing_perform',
      lip_ref_urls: [await drawn(portraitOf({ width: 720, height: 720 }, [{ x: 360, y: 350, radius: 190 }]))],
      images: [await photo('fjord')],
      audio_url: await song(12, 'calm pop ballad, 90 bpm'),
    }),
  },
  {
    words: 'A comic of five lines with bubbles and subtitles: 林中信使',
    path: '/ent/v1/explain-comic/tasks',
    columns: 12,
    rows: 1,
    body: async () => ({
      script_name: '林中信使',
      script_content:
        '清晨，小雨走进秋天的森林，寻找奶奶丢失的铃铛。\n小狐狸：你在找什么？\n小雨：我在找一只会唱歌的铃铛。\n小狐狸轻轻跳上树桩，风吹起满地红叶。\n小狐狸：我听见它在河边唱歌，跟我来！',
      assets: [
        {
          id: '01',
          type: 'character',
          name: '小雨',
          description: '十岁的女孩',
          image_uri: await drawn(await still('a girl standing on a studio sweep')),
        },
        {
          id: '02',
          type: 'character',
          name: '小狐狸',
          description: '聪明的小狐狸',
          image_uri: await drawn(await still('a fox standing on a studio sweep')),
        },
        { id: '03', type: 'scene', name: '森林', image_uri: await drawn(await still('an autumn forest path at dawn')) },
      ],
      add_subtitle: true,
      style: 'anime',
    }),
  },
]

let opened: Promise<Service> | undefined

async function show({ words, path, body, columns, rows }: GalleryFilm, isLast: boolean): Promise<Exhibit> {
  const service = await (opened ??= openService())
  try {
    const { task } = await service.make(path, await body())
    const file = passingPath('.mp4')
    await writeFile(file, Buffer.from(await (await fetch(task.creations[0].url)).arrayBuffer()))
    return { words, pictures: [await filmStripOf(file, { ...CELL, columns, rows })] }
  } finally {
    if (isLast) await service.stop()
  }
}

const CELL = { width: 1_400, height: 290 }

/** One film of each kind, made by a service as anybody would run it: its frames, and its sound as a wave. */
export const suite: Suite = {
  name: 'films',
  sheets: [
    {
      name: 'films',
      columns: 1,
      cell: CELL,
      exhibits: FILMS.map((options, index) => () => show(options, index === FILMS.length - 1)),
    },
  ],
}
