import { answerPages } from './answer-pages'
import { createDocument } from './create-document'

answerPages(createDocument)
