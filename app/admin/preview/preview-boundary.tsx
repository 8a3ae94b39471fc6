import { Component, type ReactNode } from "react";
import * as words from "#i18n/en/admin/preview.ts";

type Props = { children: ReactNode };

/** The page of what is typed; what cannot be drawn is said there, and the form beside it stays. */
export class PreviewBoundary extends Component<Props, { isRefused: boolean }> {
  override state = { isRefused: false };

  static getDerivedStateFromError() {
    return { isRefused: true };
  }

  override componentDidUpdate({ children }: Props) {
    if (this.state.isRefused && children !== this.props.children) {
      this.setState({ isRefused: false });
    }
  }

  override render() {
    return this.state.isRefused ? (
      <p className="wrap section">{words.notShown}</p>
    ) : (
      this.props.children
    );
  }
}
