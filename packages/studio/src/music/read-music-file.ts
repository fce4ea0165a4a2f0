import { readFileSync } from 'node:fs'

const DATA = new URL('../../data/music/', import.meta.url)

export const readMusicFile = (name: string): unknown => JSON.parse(readFileSync(new URL(name, DATA), 'utf8'))
