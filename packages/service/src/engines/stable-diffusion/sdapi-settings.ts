/** The settings of a server with A1111's interface. */
export type SdapiSettings = {
  url: string
  sole?: boolean
  sizeStep?: number
  maxPixels?: number
  parameters?: Readonly<Record<string, unknown>>
  answerSeconds?: number
}

export const urlProperty = { type: 'string', minLength: 1, description: 'Address of the server' }

export const sizeProperties = {
  sizeStep: { type: 'integer', minimum: 1, maximum: 256, description: 'Its sides are a multiple of this' },
  maxPixels: {
    type: 'integer',
    minimum: 4_096,
    description: 'The most that its model should draw; what is ordered larger is drawn smaller and enlarged',
  },
}
