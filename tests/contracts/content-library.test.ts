import { MarkdownContentLibrary } from '../../adapters/content/markdown-content-library.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { describeContentLibraryContract } from './content-library.ts'

describeContentLibraryContract('Markdown files', () => MarkdownContentLibrary.of(libraryOfOneBook.files))
