import type { PageProps } from '../core/route.ts'
import { Editor } from './editor.tsx'
import { FilmList } from './film-list.tsx'

/** The list of films, or the editor of one. */
export function FilmPage({ rest: [id] }: PageProps) {
  return id ? <Editor id={id} key={id} /> : <FilmList />
}
