import { loadCode } from './load-code'

loadCode(window, (entry) => import(/* @vite-ignore */ entry))
