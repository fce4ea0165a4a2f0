/** Every point of a brief that is left out of its film is told by itself. */
export const adNotes = ({ unsaid, unread }: { unsaid: readonly string[]; unread: readonly string[] }): string[] => [
  ...unsaid.map(text => `prompt: there is no time in the film to say or show "${text}"`),
  ...unread.map(text => `prompt: this is too long for a line of the film and is not in it: "${text}"`),
]
