import { readText } from '../../plans/read-values.ts'

/** Everything that a film's caller wrote of what is to be seen and heard. */
export const callersText = (request: Record<string, unknown>): string =>
  [request.prompt, request.style, request.script_content]
    .map(value => readText(value))
    .filter(text => text !== '')
    .join('\n')
