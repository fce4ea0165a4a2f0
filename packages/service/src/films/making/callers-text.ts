import { textOf } from '../../plans/values-in.ts'

/** Everything that a film's caller wrote of what is to be seen and heard. */
export const callersText = (request: Record<string, unknown>): string =>
  [request.prompt, request.style, request.script_content]
    .map(value => textOf(value))
    .filter(text => text !== '')
    .join('\n')
