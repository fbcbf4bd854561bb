import { answerPages } from '../document/answer-pages'
import { createDocument } from './document'

answerPages(createDocument)
