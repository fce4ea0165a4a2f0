import type { FilmRequest } from './film-request.ts'

/** Everything that a film's caller wrote of what is to be seen and heard. */
export const callersText = ({ prompt, style, script_content }: FilmRequest): string =>
  [prompt, style, script_content].filter(text => text !== undefined && text !== '').join('\n')
