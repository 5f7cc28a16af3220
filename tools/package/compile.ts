import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Matches an import of a TypeScript module by its path, also in declarations and in scripts of components. */
const TYPESCRIPT_IMPORT = /((?:from|import)\s*\(?\s*(['"])\.{1,2}\/[^'"\n]+)\.ts\2/g;

/** Compiles a module to JavaScript: removes its types and changes nothing else. */
export function compile(file: string): string {
  const { ESNext } = ts.ScriptTarget;
  const compilerOptions = { target: ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file });
  return nameJavaScript(outputText);
}

/** Renames imported modules from TypeScript to JavaScript. */
export function nameJavaScript(text: string): string {
  return text.replace(TYPESCRIPT_IMPORT, '$1.js$2');
}
