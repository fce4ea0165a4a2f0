import type { PageProps } from '../core/route.ts'
import { Editor } from './editor.tsx'
import { FilmList } from './film-list.tsx'

/** The films, or one of them to be edited. */
export function FilmPage({ rest: [id] }: PageProps) {
  return id ? <Editor id={id} key={id} /> : <FilmList />
}
