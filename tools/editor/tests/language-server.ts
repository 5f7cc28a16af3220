import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type LSPAny,
  MarkupContent,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

/** A language server as an editor uses it, for the files of one folder. */
export interface LanguageServer {
  /** Opens a file with this text, and returns the problems that the server finds; there must be some. */
  readonly open: (file: string, language: string, text: string) => Promise<Diagnostic[]>;
  /** Returns the hover text at a position in an open file. */
  readonly hover: (file: string, line: number, character: number) => Promise<string>;
  /** The words offered at a place in an open file. */
  readonly complete: (file: string, line: number, character: number) => Promise<string[]>;
  readonly stop: () => void;
}

/** Starts a language server's program and introduces the folder to it, as an editor does when it is opened. */
export async function startLanguageServer(
  program: string,
  folder: string,
  initializationOptions: LSPAny,
  settings: Readonly<Record<string, LSPAny>>,
): Promise<LanguageServer> {
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const listeners = new Map<string, (found: Diagnostic[]) => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
    listeners.get(uri)?.(diagnostics),
  );
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => settings[section ?? ''] ?? null),
  );
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.listen();

  const rootUri = pathToFileURL(folder).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'project' }],
    capabilities: {
      textDocument: {
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { snippetSupport: true } },
        publishDiagnostics: {},
      },
      workspace: { configuration: true, workspaceFolders: true },
    },
    initializationOptions,
  });
  await connection.sendNotification(InitializedNotification.type, {});

  const uriOf = (file: string) => `${rootUri}/${file}`;
  const at = (file: string, line: number, character: number) => ({
    textDocument: { uri: uriOf(file) },
    position: { line, character },
  });
  return {
    async open(file, languageId, text) {
      const uri = uriOf(file);
      const pushed = new Promise<Diagnostic[]>((resolve) => {
        listeners.set(uri, (found) => found.length > 0 && resolve(found));
      });
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version: 1, text },
      });
      // Astro's server is asked; the YAML server cannot be, and sends what it finds unasked.
      const asked = await connection
        .sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } })
        .catch(() => undefined);
      return asked?.kind === 'full' ? asked.items : pushed;
    },
    async hover(file, line, character) {
      const contents = (await connection.sendRequest(HoverRequest.type, at(file, line, character)))?.contents;
      return MarkupContent.is(contents) ? contents.value : '';
    },
    async complete(file, line, character) {
      const answer = await connection.sendRequest(CompletionRequest.type, at(file, line, character));
      return (Array.isArray(answer) ? answer : (answer?.items ?? [])).map(({ label }) => label);
    },
    stop() {
      connection.dispose();
      child.kill();
    },
  };
}
