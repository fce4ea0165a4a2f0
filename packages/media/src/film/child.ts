// The process in which films are composed; the codecs run here.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../children/serve-jobs.ts'
import { composeFilm } from './compose-film.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(composeFilm)
