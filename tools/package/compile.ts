import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** An import of a TypeScript module by its path, wherever it stands: in a declaration, the script of a component. */
const TYPESCRIPT_IMPORT = /((?:from|import)\s*\(?\s*(['"])\.{1,2}\/[^'"\n]+)\.ts\2/g;

/** A module as JavaScript: without its types, and otherwise as it is. */
export function compile(file: string): string {
  const { ESNext } = ts.ScriptTarget;
  const compilerOptions = { target: ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file });
  return nameJavaScript(outputText);
}

/** A text that imports the JavaScript that modules have become. */
export function nameJavaScript(text: string): string {
  return text.replace(TYPESCRIPT_IMPORT, '$1.js$2');
}
