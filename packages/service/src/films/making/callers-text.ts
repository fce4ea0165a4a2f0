import type { FilmRequest } from './film-request.ts'

/** Everything that a film's caller wrote of what is to be seen and heard. */
export const callersText = ({ prompt, style, script_content, image_settings = [] }: FilmRequest): string =>
  [prompt, style, script_content, ...image_settings.map(one => one.prompt)]
    .filter(text => text !== undefined && text !== '')
    .join('\n')
