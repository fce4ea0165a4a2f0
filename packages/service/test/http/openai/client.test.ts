import { describe } from 'node:test'
import { modelAndErrorTests } from './client/models-and-errors.ts'
import { openOpenAiSuite } from './client/open-suite.ts'
import { pictureTests } from './client/pictures.ts'
import { speechTests } from './client/speech.ts'
import { videoTests } from './client/videos.ts'

describe('the npm package openai, unmodified', () => {
  const suite = openOpenAiSuite()
  describe('videos', () => videoTests(suite))
  describe('pictures', () => pictureTests(suite))
  describe('speech', () => speechTests(suite))
  describe('models and errors', () => modelAndErrorTests(suite))
})
