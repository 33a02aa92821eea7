import { MarkdownContentLibrary } from '../../adapters/content/markdown-content-library.ts'
import { parseLibrary } from '../../adapters/content/parse-library.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { describeContentLibraryContract } from './content-library.ts'

describeContentLibraryContract('Markdown files', () => new MarkdownContentLibrary(parseLibrary(libraryOfOneBook.files)))
