import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the tests of a class and prints what failed, then how many there were. */
public final class RunSample {
  public static void main(String[] args) {
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(LauncherDiscoveryRequestBuilder.request().selectors(selectClass(args[0])).build(), summary);
    summary.getSummary().printFailuresTo(new PrintWriter(System.out, true), 0);
    System.out.println(
        summary.getSummary().getTestsSucceededCount() + " passed, " + summary.getSummary().getTestsFailedCount() + " failed");
  }
}
