// The process in which films are composed; the codecs run here.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '../children/serve-jobs.ts'
import { composeFilm } from './compose-film.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(composeFilm)
