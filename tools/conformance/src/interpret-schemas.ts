import { config } from 'zod'

// A run reads most schemas a few times only: compiling them takes longer than it saves.
config({ jitless: true })
